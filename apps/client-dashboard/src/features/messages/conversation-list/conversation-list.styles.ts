import { EmptyState, oneLine, RelativeTime, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SearchRow = styled.div`
  flex: none;
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
`;

/** The list has a border of its own. */
export const Empty = styled(EmptyState)`
  border: 0;
`;

export const Items = styled.ul`
  margin: 0;
  padding: ${tokens.space[2]};
  list-style: none;
  transition: opacity ${tokens.motion.slow};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The conversations and, in a search, the messages, which scroll together. */
export const Lists = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Item = styled.a<{ $isUnread: boolean }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  color: ${tokens.color.ink};
  font-weight: ${({ $isUnread }) => tokens.weight[$isUnread ? 'semibold' : 'normal']};
  text-decoration: none;

  > :first-child {
    grid-row: 1 / 4;
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-current] {
    background: ${tokens.color.voltQuiet};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Name = styled.span`
  ${oneLine}
  font-weight: ${tokens.weight.semibold};

  svg {
    display: inline;
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.inkMuted};
    vertical-align: -0.125em;
  }
`;

/** The pending data between the two. */
export const Waiting = styled.span`
  ${oneLine}
  grid-area: 3 / 2 / auto / 4;
  color: ${tokens.color.warning};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
`;

export const MessageTime = styled(RelativeTime)`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.normal};
`;

export const Preview = styled.span<{ $isUnread: boolean }>`
  ${oneLine}
  grid-area: 2 / 2 / auto / ${({ $isUnread }) => ($isUnread ? 3 : 4)};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Unread = styled.span`
  grid-area: 2 / 3;
  justify-self: end;
  min-inline-size: 20px;
  padding-inline: ${tokens.space[1]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.volt};
  color: ${tokens.color.onVolt};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]};
`;

export const LoadMoreItem = styled.li`
  display: flex;
  justify-content: center;
  padding: ${tokens.space[3]};
`;
