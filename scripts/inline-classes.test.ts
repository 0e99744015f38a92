import { expect, test } from 'vitest';
import { isLookedUpByName } from './inline-classes.ts';

const names = (uses: string) => isLookedUpByName(`import styles from './Part.module.css';\n${uses}`, 'styles');

test('classes that are written out can be constants, whatever else is called styles', () => {
  expect(names('<p className={styles.page} />; classes(styles.a, brief.styles)')).toBe(true);
});

test('a table stays where a class is looked up by a name that is not known before, or is handed on', () => {
  expect(names('<p className={styles[tone]} />; styles.page')).toBe(false);
  expect(names('toDOM(styles)')).toBe(false);
  expect(names('const { page } = styles;')).toBe(false);
});

test('a table stays where a class is called like a word of the language', () => {
  expect(names('<label className={styles.switch} />')).toBe(false);
});
