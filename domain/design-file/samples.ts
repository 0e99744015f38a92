export interface SampleFile {
  key: string;
  name: string;
  frames: number;
}

/** The files that an installation without access to the service has instead; every one is labelled 'Sample' where it shows. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  { key: 'SandboxPitchDeck000000', name: 'Saltmarsh order ahead', frames: 20 },
];

export const sampleLink = ({ key, name }: SampleFile): string =>
  `https://www.figma.com/design/${key}/${name.replaceAll(' ', '-')}`;
