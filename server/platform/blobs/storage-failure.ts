/** The storage of pictures failed, and not the picture or the database. A retry may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull']);

/** Whether a disk has no room, or a storage's quota is used up; the database reports it as 53100. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '53100' || FULL.has(code) || FULL.has(error.name) || isDiskFull(error.cause, depth + 1);
}
