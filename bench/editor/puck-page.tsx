import { type Config, type Data, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';

/*
 * The peer of the editor: Puck with a page of `?size=300` text blocks. It has its fastest settings: one flat list,
 * no frame around the page, plain text in its own form field, and the page in the script instead of behind a
 * server.
 */

const config: Config<{ TextBlock: { content: string } }, { title: string }> = {
  components: {
    TextBlock: {
      fields: { content: { type: 'textarea' } },
      defaultProps: { content: '' },
      render: ({ content }) => <p>{content}</p>,
    },
  },
  root: {
    fields: { title: { type: 'text' } },
    render: ({ children, title }) => (
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    ),
  },
};

const size = Number(new URLSearchParams(location.search).get('size'));
const data: Data<{ TextBlock: { content: string } }, { title: string }> = {
  root: { props: { title: 'Project Title' } },
  content: Array.from({ length: size }, (_, at) => ({
    type: 'TextBlock',
    props: {
      id: `bench-${at}`,
      content: `Block ${at + 1}: the board is sorted by oven time, the product comes second.`,
    },
  })),
};

createRoot(document.querySelector('#root')!).render(<Puck config={config} data={data} iframe={{ enabled: false }} />);
