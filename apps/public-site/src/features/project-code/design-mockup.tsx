import { Card } from '@showcase/ui';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { Mockup, SectionTitle } from './project-code.styles.ts';

/** The design placeholder of the sample project. */
export function DesignMockup() {
  return (
    <section aria-labelledby="design-mockup">
      <SectionTitle id="design-mockup">Design mockup</SectionTitle>
      <Card padding="none">
        <Mockup>
          <LayoutTemplate aria-hidden />
          <p>A design file would be embedded here.</p>
        </Mockup>
      </Card>
    </section>
  );
}
