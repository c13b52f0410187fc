# Sets $database to the database's address without its password, and PGPASSWORD to that: other users see the arguments of every process.
# Read by backup.sh and restore.sh; the address is DATABASE_DIRECT_URL where a pooler stands at DATABASE_URL.

# %41 becomes A; dash's printf knows octal numbers alone.
decode() {
  text=$1 decoded=
  while :; do
    case $text in
      *%??*)
        decoded=$decoded${text%%\%*}
        text=${text#*\%}
        rest=${text#??}
        decoded=$decoded$(printf "\\$(printf '%03o' "0x${text%"$rest"}")")
        text=$rest
        ;;
      *)
        printf '%s' "$decoded$text"
        return
        ;;
    esac
  done
}

database=${DATABASE_DIRECT_URL:-${DATABASE_URL:?must be the address of the database}}
scheme=${database%%://*}
rest=${database#*://}
authority=${rest%%[/?]*}
case $authority in
  *:*@*)
    user=${authority%%:*}
    password=${authority#*:}
    password=${password%@*}
    PGPASSWORD=$(decode "$password")
    export PGPASSWORD
    database=$scheme://$user@${authority##*@}${rest#"$authority"}
    ;;
esac
