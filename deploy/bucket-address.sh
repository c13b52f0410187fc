# Sets $bucket to what rclone calls the bucket of S3_*, with its key in the environment alone. Read by backup.sh and restore.sh.
export RCLONE_CONFIG_STUDY_TYPE=s3 RCLONE_CONFIG_STUDY_PROVIDER=Other
export RCLONE_CONFIG_STUDY_ACCESS_KEY_ID="$S3_ACCESS_KEY_ID" RCLONE_CONFIG_STUDY_SECRET_ACCESS_KEY="$S3_SECRET_ACCESS_KEY"
export RCLONE_CONFIG_STUDY_REGION="${S3_REGION:-auto}"
if [ -n "${S3_ENDPOINT:-}" ]; then
  export RCLONE_CONFIG_STUDY_ENDPOINT="$S3_ENDPOINT"
else
  export RCLONE_CONFIG_STUDY_PROVIDER=AWS
fi
bucket=study:$S3_BUCKET
