const END = 0xd9;
const SCAN = 0xda;

/** The number of passes in which a JPEG is drawn. Each goes over the whole picture, and a few bytes are enough for one. */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  // The marker before the first segment has two bytes.
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    // Data of a scan, with its own 0xff bytes (0x00) and restarts (0xd0 to 0xd7), up to the next marker.
    if (marker < 0xc0 || (marker >= 0xd0 && marker < END)) {
      at += 2;
      continue;
    }
    if (marker === SCAN) scans += 1;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
