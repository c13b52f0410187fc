/**
 * Passwords that attackers try first, from yearly lists of leaked passwords and common choices in India;
 * lower case.
 */
const guessedFirst = new Set(
  `
010203 100200 101010 102030 111222 112211 112233 11223344 121212 122333 1223334444 123123 123123123 123321
12341234 1234321 123456a 123456aa 123456q 12345a 1234qwer 123654 123654789 123abc 123qwe 131313 147258 147258369
147852 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 420420 5201314 696969 741852963 786786 789456
789456123 963852 987456 987654 a123456 a12345678 a1b2c3 a1b2c3d4 aa123456 aa12345678 abc123 abc12345 abc@123
abcabc abcd1234 abcd@1234 abcdef abcdefg abcdefgh abhishek access access14 aditya admin admin123 admin@123
administrator allah786 amit123 andrew angel1 anjali ankit123 arsenal asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl
ashley august azerty baby123 babygirl banana bangalore barcelona baseball basketball batman bhagwan bharat
bismillah blessed board2026 board2027 butterfly cbse2026 cbse2027 changeme charlie cheese chelsea chennai
chocolate christ class10 class10th computer contrasena cookie cricket daddy1 daniel december deepak default
delhi123 dhoni007 diamond dragon exam2026 exam2027 facebook family father ferrari flower football freedom friend
friends ganesh ganesha george google guest123 gujarat hanuman harharmahadev hello1 hello123 hellohello
helloworld hindustan hockey hunter hyderabad ilovegod iloveindia iloveme iloveu iloveyou iloveyou1 iloveyou2
india india1 india123 india@123 internet jaanu jaihanuman jaihind jaimatadi jaishreeram jaishriram jasmine
jessica jesus jesus1 jordan jordan23 kerala killer kolkata krishna krishna123 letmein liverpool login lovelove
lovely loveyou lucky123 maa123 mahadev mahesh master maths123 mercedes meripyari messi10 michael monday monkey
mother mumbai mummy mummypapa mustang mylove mypassword naruto neha123 newdelhi newpassword nicole november
october omnamahshivaya omsairam orange p455w0rd p@ssw0rd p@ssword pa55word papa123 parola pass123 pass1234
pass@123 passcode passpass passw0rd password password! password. password@123 passwort pepper pokemon pooja123
princess priya123 punjab purple q1w2e3 q1w2e3r4 q2w3e4r5 qazwsx qazwsxedc qweasd qweasdzxc qweqwe qwer1234
qwerty qwerty1234567 qwerty@123 qwertyui qwertyuiop qwertz radhakrishna radheradhe rahul123 raj123 rajesh ramesh
ramram ravi123 realmadrid rohit123 ronaldo root1234 sachin sachin10 saibaba sairam samsung sanjay school
school123 science secret123 senha shadow shiva123 shreeram soccer spiderman starwars student student123 study123
summer sunday sunita sunshine superman suresh sweety temp123 test123 test1234 test@123 testing testtest thomas
topper trustno1 user123 username vandemataram vijay123 virat18 waheguru welcome welcome1 welcome@123 whatever
winter zaq12wsx zxcvbn zxcvbnm zxcvbnm123
`
    .trim()
    .split(/\s+/),
);

/** One to three characters, repeated: 'aaaaaa', '121212', six blanks. */
const isRepeated = (text: string) => /^(.{1,3}?)\1+$/su.test(text);

const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'];
const isRow = (text: string) => rows.some((row) => row.includes(text));

/** Drops digits and signs added at the end to satisfy a password rule. */
const wordIn = (text: string) => text.replace(/[\d!@#$%^&*._-]+$/, '');

const signsBehindMax = 4;

/**
 * Whether attackers would try a new password first: on the list, repeated or consecutive characters, or
 * public facts about the account.
 * @param person name and email, whose words make weak passwords
 */
export function isGuessablePassword(password: string, person: { name?: string; email: string }): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const own = [person.email, person.email.split('@')[0] ?? '', person.name ?? ''].map((one) =>
    one.toLowerCase(),
  );
  const bare = wordIn(text);
  return (
    guessedFirst.has(text) ||
    (text.length - bare.length <= signsBehindMax && guessedFirst.has(bare)) ||
    isRepeated(text) ||
    isRow(text) ||
    own.some((one) => one !== '' && one.replaceAll(' ', '') === text.replaceAll(' ', ''))
  );
}
