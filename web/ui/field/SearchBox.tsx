import type { ComponentProps, Ref } from 'react';
import { links } from '#domain/navigation/links.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './SearchBox.module.css';

type Props = {
  box?: Ref<HTMLInputElement>;
  words?: string;
  maxLength?: number;
} & Pick<ComponentProps<'form'>, 'id' | 'onSubmit'>;

/** Searches the designs of the showcase. Without script or without `onSubmit` the browser submits the form. */
export function SearchBox({ box, words, maxLength, ...form }: Props) {
  return (
    <search aria-label="Designs">
      <form method="get" action={links.showcase()} className={styles.search} {...form}>
        <label className="sr" htmlFor="q">
          Search designs
        </label>
        <Icon name="search" size="l" className={styles.glass} />
        <input
          ref={box}
          id="q"
          name="q"
          type="search"
          maxLength={maxLength}
          placeholder="A title, a person, a brief…"
          defaultValue={words}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
