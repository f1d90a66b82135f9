import { ButtonLink, Container, EmptyState, tokens } from '@showcase/ui';
import EyeOff from 'lucide-react/icons/eye-off';
import styled from 'styled-components';
import { PageHead } from './page-head.tsx';

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[16]};
`;

type NoLongerAvailableProps = { back: { href: string; label: string } };

/** Shown instead of something that an admin has hidden. */
export function NoLongerAvailable({ back }: NoLongerAvailableProps) {
  return (
    <Wrapper>
      <PageHead title="No longer available" description="" isIndexed={false} />
      <EmptyState
        headingLevel={1}
        title="This is no longer available."
        icon={<EyeOff aria-hidden />}
        action={
          <ButtonLink variant="primary" href={back.href}>
            {back.label}
          </ButtonLink>
        }
      />
    </Wrapper>
  );
}
