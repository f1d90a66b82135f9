import { Badge } from '@showcase/ui';
import type { ReactNode } from 'react';
import type { Language } from '../../../shared/languages.ts';
import { Header, HeaderEnd, HeaderFacts } from './chat.styles.ts';

type ChatHeaderProps = {
  language: Language;
  responses: number;
  back: ReactNode;
  actions: ReactNode;
};

export function ChatHeader({ language, responses, back, actions }: ChatHeaderProps) {
  return (
    <Header lang="en">
      {back}
      <HeaderFacts>
        <Badge>{language.name}</Badge>
        <bdi>{responses === 1 ? '1 response' : `${responses} responses`}</bdi>
      </HeaderFacts>
      <HeaderEnd>{actions}</HeaderEnd>
    </Header>
  );
}
