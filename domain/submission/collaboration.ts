/** How a designer wants to work with developers (specification, part 9). */
export const collaborationPreferences = [
  { id: 'active', label: 'Active', hint: 'We talk as it is built; I answer within a day or two' },
  { id: 'passive', label: 'Passive', hint: 'Build it at your own pace; I look at what comes out' },
  { id: 'opensource', label: 'Open source', hint: 'Anyone may build from it, in the open, with a credit line' },
] as const;
export type CollaborationPreference = (typeof collaborationPreferences)[number]['id'];
export const collaborationPreferenceIds = collaborationPreferences.map((preference) => preference.id) as [
  CollaborationPreference,
  ...CollaborationPreference[],
];

/** Technologies a designer may ask for; the developer's filter in the showcase knows the same. */
export const TECH_PREFERENCES = [
  'React',
  'Vue',
  'Svelte',
  'Angular',
  'Solid',
  'Astro',
  'Next.js',
  'HTML and CSS',
  'TypeScript',
  'Node.js',
  'Swift',
  'Kotlin',
  'Flutter',
  'React Native',
] as const;
