import { Badge, Container, Link, tokens } from '@showcase/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Band = styled.section`
  padding-block-start: ${tokens.space[12]};

  ${tokens.media.wide} {
    padding-block-start: ${tokens.space[16]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[8]};
  align-items: end;
  justify-content: space-between;
  margin-block-end: ${tokens.space[5]};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
`;

const Title = styled.h2`
  font-size: ${tokens.text[28]};

  ${tokens.media.wide} {
    font-size: ${tokens.text[36]};
  }
`;

const Subtitle = styled.p`
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkMuted};
`;

const More = styled.div`
  font-weight: ${tokens.weight.semibold};

  a {
    display: inline-flex;
    gap: ${tokens.space[2]};
    align-items: center;
    color: ${tokens.color.voltText};
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

type SectionProps = {
  title: string;
  subtitle: string;
  more?: { href: string; label: string };
  /** Tags content that is not from the marketplace. */
  isSample?: boolean;
  children: ReactNode;
};

export function Section({ title, subtitle, more, isSample, children }: SectionProps) {
  const titleId = useId();
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Head>
          <div>
            <Heading>
              <Title id={titleId}>{title}</Title>
              {isSample && <Badge>Sample data</Badge>}
            </Heading>
            <Subtitle>{subtitle}</Subtitle>
          </div>
          {more && (
            <More>
              <Link href={more.href} variant="quiet">
                {more.label}
                <ArrowRight aria-hidden size={16} />
              </Link>
            </More>
          )}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
