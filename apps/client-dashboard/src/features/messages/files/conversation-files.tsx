import { attachmentQueries, type ConversationFile } from '@showcase/data/attachments';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { formatSize, SentFile } from '@showcase/kit/attachments';
import { InfiniteList } from '@showcase/kit/lists';
import {
  bidi,
  Button,
  EmptyState,
  formatDate,
  Link,
  SkeletonBlock,
  SkeletonGroup,
  Stack,
  tokens,
} from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useQuery } from '@tanstack/react-query';
import Files from 'lucide-react/icons/files';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { getConversationHref } from '../conversation-params.ts';
import { RemoveFileDialog } from './remove-file-dialog.tsx';

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
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title="Files" footer={<UsedSpace />}>
      <FileList conversation={conversation} onFollow={() => onOpenChange(false)} />
    </Drawer>
  );
}

type FileListProps = { conversation: Conversation; onFollow: () => void };

function FileList({ conversation, onFollow }: FileListProps) {
  const { files } = attachmentQueries(useDataClient());
  const query = useInfiniteList({ ...files(conversation.id), refetchOnMount: 'always' });
  const [removed, setRemoved] = useState<ConversationFile | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
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
            {bidi`Files that you and ${conversation.name} send appear here, also those of requests, offers and deliveries.`}
          </EmptyState>
        }
      >
        {(items) => (
          <List ref={list} role="list" aria-label="Files">
            {items.map((file) => (
              <FileItem
                key={file.id}
                file={file}
                conversation={conversation}
                onFollow={onFollow}
                onRemove={() => setRemoved(file)}
              />
            ))}
          </List>
        )}
      </InfiniteList>
      {removed && (
        <RemoveFileDialog
          file={removed}
          name={conversation.name}
          onClose={() => setRemoved(null)}
          getListFocus={() => list.current}
        />
      )}
    </>
  );
}

type FileItemProps = FileListProps & { file: ConversationFile; onRemove: () => void };

function FileItem({ file, conversation, onFollow, onRemove }: FileItemProps) {
  const { authUser } = useUser();
  const isOther = file.owner_id !== authUser?.id;
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
      <Actions>
        <Link
          href={`/dashboard/client/messages${search}`}
          onClick={onFollow}
          aria-label={bidi`Show ${file.name} in the conversation`}
        >
          Show in conversation
        </Link>
        {file.is_removable && (
          <Button
            size="s"
            variant="ghost"
            aria-label={bidi`Remove ${file.name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </Actions>
    </li>
  );
}

function UsedSpace() {
  const { data, isError } = useQuery(attachmentQueries(useDataClient()).storage());
  return (
    <Space>
      {data &&
        `Your files take up ${formatSize(data.used_bytes)} of ${formatSize(data.max_bytes)}.`}
      {!data && (isError ? "We couldn't load the space that your files take up." : LOADING)}
    </Space>
  );
}

/** Leaves the space of a line. */
const LOADING = '\u00a0';

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 36px;
`;

const Space = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
