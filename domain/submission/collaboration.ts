/** How a designer wants to work with developers (specification, part 9). */
export const collaborationPreferences = [
  {
    id: 'active',
    label: 'Active',
    hint: 'We talk as it is built; I answer within a day or two',
    says: 'Talk as it is built.',
  },
  {
    id: 'passive',
    label: 'Passive',
    hint: 'Build it at your own pace; I look at what comes out',
    says: 'Build at your own pace.',
  },
  {
    id: 'opensource',
    label: 'Open source',
    hint: 'Anyone may build from it, in the open, with a credit line',
    says: 'Build it in the open.',
  },
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

/** 'Build at your own pace. Enjoys TypeScript.'; empty where nothing is stated. */
export function collaborationInWords(preferences: readonly string[], technologies: readonly string[]): string {
  const ways = collaborationPreferences.filter(({ id }) => preferences.includes(id)).map(({ says }) => says);
  return [...ways, ...(technologies.length > 0 ? [`Enjoys ${technologies.join(', ')}.`] : [])].join(' ');
}
