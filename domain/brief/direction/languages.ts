/** What a typeface needs to set a language. Yoruba needs dots below, Akan and Ewe need ɛ and ɔ. */
export type Script =
  | 'latin'
  | 'vietnamese'
  | 'yoruba'
  | 'akan'
  | 'cyrillic'
  | 'greek'
  | 'devanagari'
  | 'thai'
  | 'arabic';

const languages: Readonly<Record<Script, readonly string[]>> = {
  latin: [
    ...['Afrikaans', 'Catalan', 'Cebuano', 'Croatian', 'Czech', 'Danish', 'Dutch', 'English', 'Estonian', 'Filipino'],
    ...['Finnish', 'French', 'Galician', 'German', 'Hiligaynon', 'Hungarian', 'Icelandic', 'Indonesian', 'Irish'],
    ...['Italian', 'Latvian', 'Lithuanian', 'Malay', 'Māori', 'Norwegian', 'Polish', 'Portuguese', 'Quechua'],
    ...[
      'Romanian',
      'Slovak',
      'Slovene',
      'Slovenian',
      'Somali',
      'Spanish',
      'Swahili',
      'Swedish',
      'Tagalog',
      'Turkish',
      'Welsh',
    ],
    ...['Xhosa', 'Zulu'],
  ],
  vietnamese: ['Vietnamese'],
  yoruba: ['Yoruba'],
  akan: ['Akan', 'Asante Twi', 'Ewe', 'Fante', 'Twi'],
  cyrillic: ['Bulgarian', 'Macedonian', 'Russian', 'Serbian', 'Ukrainian'],
  greek: ['Greek'],
  devanagari: ['Hindi', 'Marathi', 'Nepali'],
  thai: ['Thai'],
  arabic: ['Arabic', 'Persian', 'Urdu'],
};

const byLanguage = new Map(
  Object.entries(languages).flatMap(([script, names]) => names.map((name) => [name, script as Script] as const)),
);

/** @throws for a language that no shipped typeface is known to cover; a case must not use it. */
export function scriptOf(language: string): Script {
  const script = byLanguage.get(language);
  if (!script) throw new Error(`No typeface is known to cover ${language}`);
  return script;
}
