/** An error that prevents the start, with a sentence that tells the operator what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** @returns a sentence for the operator when the port or address cannot be used; any other error unchanged. */
export function explainListening(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const because = (sentence: string) => new CannotStart(sentence, { cause: error });
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return because(
        `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return because(`This user may not listen on port ${port}. Choose one from 1024 on, for example PORT=3000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return because(
        `HOST is ${host}, which is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}

/** @returns a sentence for the operator when the data folder cannot be used; any other error unchanged. */
export function explainDataFolder(error: unknown, dataDir: string): unknown {
  const text = error instanceof Error ? error.message : String(error);
  const because = (sentence: string) => new CannotStart(sentence, { cause: error });
  if (codeOf(error) === 'ENOSPC' || /No space left on device|database or disk is full/i.test(text)) {
    return because(
      `There is no space left on the disk of the data folder ${dataDir}. Free some and start again; nothing was lost.`,
    );
  }
  if (
    ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error)) ||
    /unable to open database file|readonly database/.test(text)
  ) {
    return because(
      `The data folder ${dataDir} cannot be written by this user. Give it to the user that runs Brief Foundry, ` +
        'or choose another folder with DATA_DIR.',
    );
  }
  // The kernel's own folders, such as /proc, take no others.
  if (codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') {
    return because(`The data folder ${dataDir} cannot be made there. Choose another with DATA_DIR.`);
  }
  if (['ENOTDIR', 'EEXIST'].includes(codeOf(error))) {
    return because(`The data folder ${dataDir} cannot be made: a file is in its way. Choose another with DATA_DIR.`);
  }
  return error;
}

function placeOf(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
  } catch {
    return 'an address that cannot be read';
  }
}

/** @returns a sentence for the operator when DATABASE_URL cannot be used; it never contains the password. */
export function explainDatabaseUrl(error: unknown, databaseUrl: string): unknown {
  if (error instanceof CannotStart) return error;
  const place = placeOf(databaseUrl);
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  const because = (sentence: string) => new CannotStart(sentence, { cause: error });
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return because(`PostgreSQL at ${place} refuses the user or password in DATABASE_URL (${reason}).`);
    case '3D000':
      return because(
        `PostgreSQL at ${place} has no such database (${reason}). Make it with createdb, then start again.`,
      );
    default:
      return because(
        `DATABASE_URL leads to ${place}, where no PostgreSQL can be used (${reason}). Check that it runs and can be ` +
          'reached from here. (Without DATABASE_URL, an empty installation begins in the embedded database.)',
      );
  }
}
