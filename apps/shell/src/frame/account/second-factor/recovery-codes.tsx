import { useUser } from '@showcase/data/session';
import { saveFile } from '@showcase/kit/files';
import { Button, Notice } from '@showcase/ui';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { PrintedCodes } from './printed-codes.tsx';
import { Buttons, Codes } from './second-factor.styles.ts';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** New recovery codes, which nothing shows again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { authUser } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const title = `Recovery codes for Bolt Showcase, ${authUser?.email ?? ''}`;

  function download() {
    const text = [title, 'Each works once.', '', ...codes, ''].join('\r\n');
    saveFile('bolt-showcase-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  }

  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h4>
      <Notice variant="warning">
        Save these now. You won't see them again, and earlier ones no longer work.
      </Notice>
      <Explanation>Without your phone, each of them replaces a code of the app once.</Explanation>
      <Codes dir="ltr" translate="no" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <Button onClick={download}>
          <Download aria-hidden />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Button variant="primary" onClick={onDone}>
          I saved them
        </Button>
      </Buttons>
      <PrintedCodes title={title} codes={codes} />
    </>
  );
}
