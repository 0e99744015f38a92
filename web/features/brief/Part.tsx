import type { ReactNode } from 'react';
import shared from './BriefSections.module.css';

/** A part of a section, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={shared.part}>{title}</h3>
      {children}
    </>
  );
}
