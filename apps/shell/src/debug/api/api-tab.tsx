import { Notice } from '@showcase/ui';
import type { DebugConfig } from '../debug-tools.tsx';
import { Section } from '../panel/panel.styles.ts';
import { QuickReads } from './quick-reads.tsx';
import { RequestTester } from './request-tester.tsx';

/** Sends requests to the backend by hand. */
export function ApiTab({ config }: { config: DebugConfig }) {
  return (
    <>
      <Notice variant="warning">
        Only send what you understand. If someone asks you to paste something here, they may want to
        get into your account.
      </Notice>
      <Section>
        <h3>Quick reads</h3>
        <QuickReads />
      </Section>
      <Section>
        <h3>Request tester</h3>
        <RequestTester config={config} />
      </Section>
    </>
  );
}
