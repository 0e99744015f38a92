const SIGNATURE = 8;
/** The chunks that define the pixels. Texts, times, previews and further pictures are removed. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * A PNG without its other chunks, because a thousand compressed texts in a few megabytes keep the decoder busy for
 * seconds. Other files and broken ones are returned unchanged.
 */
export function plainPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 4).equals(PNG)) return bytes;
  const chunks = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (NEEDED.has(type)) chunks.push(bytes.subarray(at, end));
    at = end;
    // Data after the end chunk is not part of the picture.
    if (type === 'IEND') break;
  }
  return Buffer.concat(chunks);
}
