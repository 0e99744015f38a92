import { expect, test } from 'vitest';
import { emptyChoice } from '#domain/brief/choice.ts';
import { links } from '#domain/navigation/links.ts';
import { mergeChoice, readWizard } from './use-wizard.ts';

const chosen = { industry: 'travel', styles: ['bold', 'retro'], level: 'foundation', timeBoxDays: 3 } as const;
const choice = { ...chosen, styles: [...chosen.styles] };
const at = (address: string) => readWizard(new URL(address, 'http://page').searchParams);

test('GEN-5 the address gives the choice and the step back', () => {
  expect(at(links.generate(choice, 2))).toEqual({ choice, step: 2 });
  expect(at(links.generate(choice))).toEqual({ choice, step: 1 });
});

test('an address that nobody could have made opens an empty first step', () => {
  expect(at('/generate?industry=space&styles=neon.neon&level=x&days=-4&step=2')).toEqual({
    choice: emptyChoice,
    step: 1,
  });
  expect(at('/generate?styles=bold&step=2').step).toBe(1);
});

test('going back to an address with less in it forgets nothing', () => {
  expect(mergeChoice(choice, at('/generate?industry=travel').choice)).toEqual(choice);
  expect(mergeChoice(choice, at('/generate?industry=food').choice)).toEqual({ ...choice, industry: 'food' });
});
