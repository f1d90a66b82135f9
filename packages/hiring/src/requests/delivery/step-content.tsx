import type { HireRequestEvent } from '@showcase/data/hire-requests';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { DownloadAll, SentAttachments } from '@showcase/kit/attachments';
import { DeliveredLinks } from './delivered-links.tsx';

type StepContentProps = {
  event: Pick<HireRequestEvent, 'links' | 'attachments'>;
  /** Of the file with all files. */
  zipName: string;
};

/** The links and files of a step; nothing if it has none. */
export function StepContent({ event: { links, attachments }, zipName }: StepContentProps) {
  if (links.length + attachments.length === 0) return null;
  return (
    <Content>
      <DeliveredLinks links={links} />
      {attachments.length > 0 && (
        <SentAttachments attachments={attachments} count={attachments.length} />
      )}
      <DownloadAll files={attachments} zipName={zipName} />
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[2]};
`;
