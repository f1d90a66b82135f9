import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

type PrintedCodesProps = { title: string; codes: string[] };

/** The page that a printer gets while the codes are shown. */
export function PrintedCodes({ title, codes }: PrintedCodesProps) {
  return createPortal(
    <Sheet data-printed aria-hidden>
      <PrintNothingElse />
      <p>{title}. Each works once.</p>
      <pre>{codes.join('\n')}</pre>
    </Sheet>,
    document.body,
  );
}

const PrintNothingElse = createGlobalStyle`
  @media print {
    body > :not([data-printed]) {
      display: none;
    }
  }
`;

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
