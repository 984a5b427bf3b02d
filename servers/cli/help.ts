import { programNames } from '../parts/parts.js'

/** The text of `lintel --help`. */
export const help = `Usage: lintel <command>

  start                    Serves everything on this machine, with local chains and embedded storage
  start <service …>        Serves some of ${programNames.join(', ')}
  check [service …]        Says what is missing in the configuration, or what would start
  migrate [service …]      Brings the PostgreSQL of DATABASE_URL to this version, and starts nothing
  backup <file>            Copies the embedded databases into a file
  restore <file>           Puts them back into an empty data folder
  rotate-keys              Seals the server shares anew with the first key of WALLET_KEKS
  kept                     Says how to list and restore what wallets have lost

Options
  --no-install             start: installs no missing packages, and says which they are
  --with-secrets           backup: copies the files of keys as well
  --dry-run                rotate-keys: opens every share, and changes none
  -h, --help               Prints this
  -v, --version            Prints the version

Data is in ./.lintel, or in LINTEL_DATA_DIR. All variables: docs/configuration.md`
