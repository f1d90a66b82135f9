import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

const { instance } = new ServerStyleSheet();

/** Keeps styles out of the document: each query by role would compute those of all elements, a third of a test's time. */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <StyleSheetManager sheet={instance}>{children}</StyleSheetManager>;
}

/** For tests of what a style hides. The styles leave with the page: in the usual sheet they would slow down every later test. */
export function WithStyles({ children }: { children: ReactNode }) {
  return <StyleSheetManager target={document.body}>{children}</StyleSheetManager>;
}
