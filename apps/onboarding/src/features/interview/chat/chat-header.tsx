import { Badge, ButtonLink } from '@showcase/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '../../../shared/languages.ts';
import { Header, HeaderEnd, HeaderFacts } from './chat.styles.ts';

type ChatHeaderProps = { language: Language; responses: number; actions: ReactNode };

export function ChatHeader({ language, responses, actions }: ChatHeaderProps) {
  return (
    <Header>
      <ButtonLink href="/dashboard" variant="ghost" size="s">
        <ArrowLeft aria-hidden />
        Back to dashboard
      </ButtonLink>
      <HeaderFacts>
        <Badge>{language.name}</Badge>
        <span>{responses === 1 ? '1 response' : `${responses} responses`}</span>
      </HeaderFacts>
      <HeaderEnd>{actions}</HeaderEnd>
    </Header>
  );
}
