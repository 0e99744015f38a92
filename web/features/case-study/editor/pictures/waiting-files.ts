/** Files by component id, until that component is mounted and uploads its file: pasted, or cut off by a move or a preview. */
const waiting = new Map<string, File>();

/** It stays here until the component is mounted, because React may discard a render and start again. */
export const waitingFile = (id: string): File | undefined => waiting.get(id);

export function keepFile(id: string, file: File) {
  waiting.set(id, file);
}

export function forgetFile(id: string) {
  waiting.delete(id);
}
