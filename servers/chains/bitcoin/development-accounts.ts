/**
 * Funded addresses of regtest, from the mnemonic of local development nodes ("test test … junk"): `payment` is P2WPKH at
 * `m/84'/1'/0'/0/index`, `ordinals` is P2TR at `m/86'/1'/0'/0/index`. Public keys: never use them for real coins.
 */
export const developmentAccounts = [
  {
    payment: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
    ordinals: 'bcrt1pfewlxm8meyyvgjydfu7v8j4ej64symj6ut8sf66h9germp94qgzs92e5zv',
  },
  {
    payment: 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj',
    ordinals: 'bcrt1p6g8r5e8jvnvukaqgdauwag8lfkzvz3dng4057kv7avnpxpkghdkszxhwd4',
  },
  {
    payment: 'bcrt1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7mk8hkdv',
    ordinals: 'bcrt1pw4n0e9av3evnyt7j7x3wgrjrttqr4482x7kwpp78g7wnue59mvnse7srs6',
  },
  {
    payment: 'bcrt1q0rvyhr5465rrdfmavlj67u7ru5vr434c08qx4e',
    ordinals: 'bcrt1plafgmyp8xpy9fvljgmeaea57zsad2aqujxcqmag6u9r3zpmyg6aqek54f7',
  },
] as const
