const SIGNATURE = 8;
/** What says how the pixels are to be read. Texts, times, previews and further pictures are not among it. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * A PNG without the parts that are no pixels: a thousand packed texts in a few megabytes keep the decoder busy for seconds. What is
 * no PNG, or broken, comes back as it is.
 */
export function plainPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 4).equals(PNG)) return bytes;
  const kept = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
    // Whatever follows the end is none of the picture.
    if (type === 'IEND') break;
  }
  return Buffer.concat(kept);
}
