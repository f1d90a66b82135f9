import { EmptyState, ExternalLink, Stack, safeHref, Card } from '@showcase/ui';
import Code from 'lucide-react/icons/code';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { CodeSampleCard } from './code-sample-card.tsx';
import { ResourceList, SectionTitle, Mockup } from './project-code.styles.ts';

type Sample = { id: string; title: string; language: string; code: string };
export type Resources = {
  liveDemo: string | null;
  sourceCode: string | null;
  documentation: string | null;
};

type ProjectCodeProps = { samples: Sample[]; resources: Resources; hasMockup: boolean };

export function ProjectCode({ samples, resources, hasMockup }: ProjectCodeProps) {
  return (
    <Stack gap={8}>
      {samples.length === 0 ? (
        <EmptyState title="No code samples yet" icon={<Code aria-hidden />}>
          The creator hasn't added code to this project.
        </EmptyState>
      ) : (
        <Stack gap={5}>
          {samples.map((sample) => (
            <CodeSampleCard key={sample.id} sample={sample} />
          ))}
        </Stack>
      )}
      {hasMockup && <DesignMockup />}
      <ResourceLinks resources={resources} />
    </Stack>
  );
}

function ResourceLinks({ resources }: { resources: Resources }) {
  const links = [
    { label: 'Live Demo', href: safeHref(resources.liveDemo) },
    { label: 'Source Code', href: safeHref(resources.sourceCode) },
    { label: 'Documentation', href: safeHref(resources.documentation) },
  ];
  const validLinks = links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (validLinks.length === 0) return null;
  return (
    <section aria-labelledby="resources">
      <SectionTitle id="resources">Resources</SectionTitle>
      <ResourceList role="list">
        {validLinks.map(({ label, href }) => (
          <li key={label}>
            <ExternalLink href={href}>{label}</ExternalLink>
          </li>
        ))}
      </ResourceList>
    </section>
  );
}

/** The design placeholder of the sample project. */
function DesignMockup() {
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
