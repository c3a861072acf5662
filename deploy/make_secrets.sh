#!/bin/sh
# Makes a password for the database of deploy/compose.yaml, once; what is there already stays.
set -eu
umask 077
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
[ -e "$folder/password" ] || head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' > "$folder/password"
printf 'postgresql://paddlewheel:%s@database/paddlewheel' "$(cat "$folder/password")" > "$folder/database"
chmod 0711 "$folder"
chmod 0400 "$folder/password" "$folder/database"
# The servers run as a user of their own, who has to be able to read theirs.
chown 10001:10001 "$folder/database" 2> /dev/null || chmod 0444 "$folder/database"
