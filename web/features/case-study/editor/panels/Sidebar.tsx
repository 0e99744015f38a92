import { memo } from 'react';
import type { CaseStudyEditorData } from '#contract/case-study.ts';
import { newId } from '../document/new-id.ts';
import { useEditor } from '../document/use-store.ts';
import { dropOperation, startTarget } from '../drag/drop.ts';
import { PageStyle } from './PageStyle.tsx';
import styles from './Sidebar.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';
import {
  blockTemplates,
  componentTemplates,
  layoutTemplates,
  nameOfTemplate,
  Schema,
  type Template,
} from './templates.tsx';

/** The theme, templates to drag or add, and the page's own colours and type. */
export const Sidebar = memo(function Sidebar({ design }: { design: CaseStudyEditorData['design'] }) {
  return (
    <aside className={styles.side} aria-label="Templates">
      <h2 className="t-14">Theme</h2>
      <ThemeChoice frames={design.frames} />
      <h2 className="t-14">Layouts</h2>
      <ul className={styles.templates}>
        {layoutTemplates.map((templateId) => (
          <li key={templateId}>
            <TemplateButton template={{ kind: 'layout', templateId }} />
          </li>
        ))}
      </ul>
      <h2 className="t-14">Components</h2>
      <ul className={styles.templates}>
        {componentTemplates.map((templateId) => (
          <li key={templateId}>
            <TemplateButton template={{ kind: 'component', templateId }} />
          </li>
        ))}
      </ul>
      <h2 className="t-14">Blocks for design work</h2>
      <ul className={styles.templates}>
        {blockTemplates.map((templateId) => (
          <li key={templateId}>
            <TemplateButton template={{ kind: 'component', templateId }} />
          </li>
        ))}
      </ul>
      <div className={styles.sideMore}>
        <PageStyle submissionId={design.id} />
      </div>
    </aside>
  );
});

/** Can be dragged to a place. A press adds it at the end. */
function TemplateButton({ template }: { template: Template }) {
  const { store, announce, isDragging } = useEditor();
  const name = nameOfTemplate(template);
  function add() {
    if (isDragging()) return;
    const document = store.document();
    const operation = dropOperation(document, template, startTarget(document, template), newId);
    if (operation?.kind !== 'add-section') return;
    store.dispatch(operation);
    announce(`${name} added at the end.`);
    requestAnimationFrame(() =>
      window.document.querySelector(`[data-section="${operation.section.id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }
  return (
    <button
      type="button"
      className={styles.template}
      data-drag={JSON.stringify(template)}
      aria-describedby="drag-help"
      onClick={add}
    >
      <Schema id={template.templateId} />
      <span className="sr">Add </span>
      <span>{name}</span>
    </button>
  );
}
