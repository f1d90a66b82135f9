import { SearchInput } from '@showcase/ui';
import type { ReactNode } from 'react';
import { Bar } from './list.styles.ts';
import { StatusLinks, type StatusLinksProps } from './status-links.tsx';

type ListBarProps<Status extends string> = StatusLinksProps<Status> & {
  searchLabel: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** The results of the typed text besides the list. */
  children?: ReactNode;
};

/** Search and status of a list, both stored in the URL. */
export function ListBar<Status extends string>({
  searchLabel,
  placeholder,
  text,
  onText,
  children,
  ...links
}: ListBarProps<Status>) {
  return (
    <Bar>
      <SearchInput
        label={searchLabel}
        placeholder={placeholder}
        value={text}
        onValueChange={onText}
        maxLength={200}
      />
      {children}
      <StatusLinks {...links} />
    </Bar>
  );
}
