import { usePurposes } from '../../core/known-releases.tsx';
import { ButtonLink, Stack } from '@showcase/ui';
import { Bolt, Code, Columns, Text } from './not-found-page.styles.ts';
import { ProjectSearch } from './project-search.tsx';
import { Shipped } from './shipped.tsx';

export function NotFoundPage() {
  const { search, project } = usePurposes();
  return (
    <>
      <title>Page Not Found · Bolt Showcase</title>
      <meta name="description" content="There is no page at this address." />
      <meta name="robots" content="noindex" />
      <div data-theme="night">
        <Columns>
          <Stack gap={4} align="start">
            <Code aria-hidden>404</Code>
            <h1>Page Not Found</h1>
            <Text>This one never shipped. Check the address, or look for one that did.</Text>
            {search && <ProjectSearch path={search} />}
            <ButtonLink href="/" variant="primary">
              Back to Homepage
            </ButtonLink>
          </Stack>
          <Bolt viewBox="7.2 4.5 12.6 19" aria-hidden>
            <path d="M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z" />
          </Bolt>
        </Columns>
      </div>
      {project && <Shipped path={project} />}
    </>
  );
}
