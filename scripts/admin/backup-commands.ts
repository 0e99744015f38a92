import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../server/config.ts';
import { writeBackup } from '../../server/platform/backup/backup.ts';
import { lacksMany, missingInWords, PicturesAway } from '../../server/platform/backup/missing-pictures.ts';
import { RestoreRefused, restoreBackup } from '../../server/platform/backup/restore.ts';
import type { Manifest } from '../../server/platform/backup/tables.ts';
import { openBlobs } from '../../server/platform/blobs/blobs.ts';
import { keepSecret } from '../../server/platform/session/secret.ts';
import type { Command } from './command.ts';
import { CommandRefused } from './refused.ts';

const BACKUP_USAGE = 'backup <file> [--anyway]';
const RESTORE_USAGE = 'restore <file>';
const ANYWAY = '--anyway';

export const backupCommands: Record<string, Command> = {
  backup: {
    usage: `${BACKUP_USAGE}  writes everything into one zip file, while the product goes on`,
    prepare(args, config) {
      const isAnyway = args.includes(ANYWAY);
      const file = readFile(
        args.filter((arg) => arg !== ANYWAY),
        BACKUP_USAGE,
      );
      return async ({ database, secret }) => {
        const isThere = await stat(file).catch(() => null);
        if (isThere) throw new CommandRefused(`${file} is there already. A backup never replaces a file.`);
        const keptSecret = config.sessionSecret ? null : secret;
        const parts = { database, blobs: await openBlobs(config), keptSecret, isAnyway };
        const manifest = await writeBackup(parts, file).catch((error: unknown) => {
          throw error instanceof PicturesAway ? explainMissing(error, config) : explainWriting(error, file);
        });
        return `${inWords(manifest)} are in ${file}. Whoever has it has everything: keep it where nobody else reads it.`;
      };
    },
  },
  restore: {
    usage: `${RESTORE_USAGE}  brings a backup back into an empty place, all of it or nothing`,
    isForEmptyPlace: true,
    prepare(args, config) {
      const file = readFile(args, RESTORE_USAGE);
      return async ({ database }) => {
        const keep = async (secret: string) => {
          if (!config.sessionSecret) keepSecret(secret, config.dataDir);
        };
        const parts = { database, blobs: await openBlobs(config), keepSecret: keep };
        const manifest = await restoreBackup(parts, file).catch((error: unknown) => {
          throw error instanceof RestoreRefused ? new CommandRefused(error.message) : error;
        });
        const back = `${inWords(manifest)} are back, as they were at ${manifest.madeAt}.`;
        if (!lacksMany(manifest.pictures)) return back;
        return `${back}\nThis backup was made without ${missingInWords(manifest.pictures)}: pages show gaps in their place. An older backup may have them.`;
      };
    },
  },
};

function explainMissing({ pictures }: PicturesAway, { s3, dataDir }: Config): CommandRefused {
  const place = s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : `the folder ${join(dataDir, 'blobs')}`;
  const settings = s3 ? 'the settings of the bucket lead' : 'DATA_DIR leads';
  return new CommandRefused(
    `${missingInWords(pictures)} are not in ${place}. No backup was written. ` +
      `Either this storage is away, or ${settings} elsewhere than where the product runs. ` +
      `Where they are lost for good, add ${ANYWAY} to back up the rest.`,
  );
}

function explainWriting(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const because: Record<string, string> = {
    ENOSPC: `There is no space left for ${file}. Nothing is left of it: make room, or choose another disk.`,
    EDQUOT: `There is no space left for ${file}. Nothing is left of it: make room, or choose another disk.`,
    ENOENT: `There is no folder ${dirname(file)}. Make it first.`,
    ENOTDIR: `${dirname(file)} is no folder.`,
    EACCES: `This user may not write ${file}.`,
    EROFS: `${dirname(file)} can only be read.`,
    EEXIST: `${file} is there already. A backup never replaces a file.`,
  };
  const words = because[code];
  return words ? new CommandRefused(words) : error;
}

/** Paths are relative to the folder in which the operator typed the command, not to the folder in which npm runs it. */
function readFile([file, ...more]: string[], usage: string): string {
  if (!file || more.length) throw new CommandRefused(`Usage: npm run admin -- ${usage}`);
  return resolve(process.env.INIT_CWD ?? '.', file);
}

function inWords({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing = pictures.missing ? `, ${pictures.missing} more of which were missing already,` : '';
  return `${rows} rows of ${tables.length} tables and ${pictures.files} files of pictures (${(pictures.bytes / 1e6).toFixed(1)} MB)${missing}`;
}
