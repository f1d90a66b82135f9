import { attachmentQueries, type ConversationFile } from '@showcase/data/attachments';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { SentFile } from '@showcase/kit/attachments';
import { InfiniteList } from '@showcase/kit/lists';
import {
  EmptyState,
  formatDate,
  isolated,
  Link,
  SkeletonBlock,
  SkeletonGroup,
  Stack,
  tokens,
} from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { Files } from 'lucide-react';
import styled from 'styled-components';
import { getConversationHref } from '../conversation-params.ts';

type Conversation = {
  id: string;
  /** The other user's name. */
  name: string;
  /** The other user's id; null for a deleted account. */
  personId: string | null;
};

type ConversationFilesProps = {
  conversation: Conversation;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The files of a conversation in a panel, newest first. */
export function ConversationFiles({ conversation, isOpen, onOpenChange }: ConversationFilesProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title="Files">
      <FileList conversation={conversation} onFollow={() => onOpenChange(false)} />
    </Drawer>
  );
}

type FileListProps = { conversation: Conversation; onFollow: () => void };

function FileList({ conversation, onFollow }: FileListProps) {
  const { files } = attachmentQueries(useDataClient());
  const query = useInfiniteList({ ...files(conversation.id), refetchOnMount: 'always' });
  return (
    <InfiniteList
      area="Files"
      action="We couldn't load the files."
      query={query}
      items={query.data}
      noun="file"
      total={undefined}
      skeleton={<FilesSkeleton />}
      empty={
        <EmptyState title="No files yet." icon={<Files />}>
          {isolated`Files that you and ${conversation.name} send appear here, also those of requests, offers and deliveries.`}
        </EmptyState>
      }
    >
      {(items) => (
        <List role="list" aria-label="Files">
          {items.map((file) => (
            <FileItem key={file.id} file={file} conversation={conversation} onFollow={onFollow} />
          ))}
        </List>
      )}
    </InfiniteList>
  );
}

type FileItemProps = FileListProps & { file: ConversationFile };

function FileItem({ file, conversation, onFollow }: FileItemProps) {
  const isOther = file.owner_id === conversation.personId;
  const search = getConversationHref(
    { id: conversation.id, other: { id: conversation.personId } },
    file.message_id,
  );
  return (
    <li>
      <SentFile
        file={file}
        details={`${isOther ? conversation.name : 'You'} · ${formatDate(file.created_at)}`}
      />
      <Link
        href={`/dashboard/client/messages${search}`}
        onClick={onFollow}
        aria-label={isolated`Show ${file.name} in the conversation`}
      >
        Show in conversation
      </Link>
    </li>
  );
}

function FilesSkeleton() {
  return (
    <SkeletonGroup label="Loading files">
      <Stack gap={3}>
        {[1, 2, 3].map((row) => (
          <SkeletonBlock key={row} height="56px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;

  > li {
    display: grid;
    gap: ${tokens.space[1]};
    justify-items: start;
    min-inline-size: 0;
  }
  > li > :first-child {
    justify-self: stretch;
  }
`;
