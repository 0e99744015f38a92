export const compressedPictures = ['design', 'build', 'both'] as const;
export type CompressedPicture = (typeof compressedPictures)[number];

/** What compression with loss means for the comparison. Results of earlier versions do not say which picture has it. */
export function compressionWords(compressed: CompressedPicture | undefined): string {
  const hidden = 'Very small differences can stay hidden';
  switch (compressed) {
    case 'design':
      return `The design’s own picture is compressed. ${hidden}, whatever the build is saved as.`;
    case 'build':
      return `The build’s picture is compressed. ${hidden}. Upload it as PNG for an exact comparison.`;
    case 'both':
      return `Both pictures are compressed. ${hidden}.`;
    case undefined:
      return `One of the two pictures is compressed. ${hidden}.`;
  }
}
