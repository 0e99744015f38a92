export interface SampleFile {
  key: string;
  name: string;
  frames: number;
}

/** The files that an installation without access to the service has instead; every one is labelled 'Sample' where it shows. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  { key: 'SandboxPitchDeck000000', name: 'Saltmarsh order ahead', frames: 20 },
  { key: 'SandboxTwentyEight0000', name: 'Ridgeway huts', frames: 28 },
  { key: 'SandboxTwoPages0000000', name: 'Saltmarsh by day and night', frames: 15 },
  { key: 'SandboxSections0000000', name: 'Saltmarsh flows', frames: 9 },
  { key: 'SandboxTokens000000000', name: 'Saltmarsh style sheet', frames: 2 },
];

/** What such an installation says to a link to a file of one's own. */
export const SAMPLES_ONLY_TEXT = 'This Brief Foundry reads only sample files until its operator connects Figma.';

/** Every sample's key begins so, those with something wrong with them as well. */
export const isSampleKey = (key: string): boolean => key.startsWith('Sandbox');

export const sampleLink = ({ key, name }: SampleFile): string =>
  `https://www.figma.com/design/${key}/${name.replaceAll(' ', '-')}`;
