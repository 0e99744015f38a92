import { useEffect, useRef, useState } from 'react';
import type { Section } from '#domain/case-study/document.ts';
import { anchorOf } from '../page/SectionView.tsx';
import { titledOf } from './titled.ts';

/** The contents beside a long page: the section that is being read, and a list of all of them. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const titled = titledOf(sections);
  /** None above the first section: the whole list of contents stands there. */
  const [current, setCurrent] = useState<string | null>(null);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const all = [...document.querySelectorAll('section.cs-s[id]')];
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
        const first = entries.findLast(({ target }) => target === all[0]);
        if (first && !first.isIntersecting && first.boundingClientRect.top > 0) setCurrent(null);
      },
      // The section that crosses a line in the upper third of the window.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const element of all) seen.observe(element);
    return () => seen.disconnect();
  }, []);
  if (titled.length === 0) return null;
  const close = () => box.current?.removeAttribute('open');
  return (
    <div className="cs-here" hidden={current === null}>
      <details ref={box} onKeyDown={(event) => event.key === 'Escape' && close()}>
        <summary>
          <span>Contents</span> <b dir="auto">{titled.find(({ id }) => id === current)?.title}</b>
        </summary>
        <nav aria-label="Contents of this page">
          <ol>
            {titled.map((section) => (
              <li key={section.id} dir="auto">
                <a
                  href={`#${anchorOf(section)}`}
                  aria-current={section.id === current ? 'location' : undefined}
                  onClick={close}
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </div>
  );
}
