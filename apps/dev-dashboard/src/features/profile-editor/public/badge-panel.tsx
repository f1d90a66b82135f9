import type { User } from '@showcase/data/users';
import { Button, Card, Stack, tokens } from '@showcase/ui';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styled from 'styled-components';
import { LinkBox, PanelTitle } from '../profile-editor.styles.ts';
import { getPublicUrl } from './public-url.ts';
import { useCopy } from './use-copy.ts';

const TEXT = 'Hire me on Bolt Showcase';

/** A line with the creator's name and rating for their READMEs and websites. Nothing where the host sends no badge. */
export function BadgePanel({ user }: { user: User }) {
  const [isMissing, setMissing] = useState(false);
  if (!user.username || isMissing) return null;
  const badge = new URL(`/badge/${user.username}.svg`, document.baseURI).href;
  const page = getPublicUrl(user);
  return (
    <Card as="section" aria-labelledby="badge" padding="l">
      <Stack gap={4}>
        <PanelTitle id="badge">Badge</PanelTitle>
        <Picture src={badge} alt={TEXT} height={20} onError={() => setMissing(true)} />
        <span>Add it to a README or to your website. It always shows your current rating.</span>
        <BadgeLine format="Markdown" line={`[![${TEXT}](${badge})](${page})`} />
        <BadgeLine
          format="HTML"
          line={`<a href="${page}"><img src="${badge}" alt="${TEXT}" height="20"></a>`}
        />
      </Stack>
    </Card>
  );
}

function BadgeLine({ format, line }: { format: 'Markdown' | 'HTML'; line: string }) {
  const { copied, copy } = useCopy();
  return (
    <Line>
      <LinkBox translate="no">{line}</LinkBox>
      <Button onClick={() => void copy(line)}>
        <Copy aria-hidden />
        Copy {format}
      </Button>
      <span role="status">
        {copied === 'yes' && `${format} copied`}
        {copied === 'failed' && 'Not copied. Select the text and copy it.'}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Picture = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  justify-self: start;
  align-self: flex-start;
`;
