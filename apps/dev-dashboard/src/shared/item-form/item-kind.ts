import type { DataClient } from '@showcase/data/client';
import type { OwnProject } from '@showcase/data/projects';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type { ItemSave } from './use-item-save.ts';
import type { Sections } from './use-sections.ts';

/** A stored item, and the version that edits are based on. */
export type Item = Pick<OwnProject, 'id' | 'updated_at'>;

export type ItemFieldsProps = {
  sections: Sections;
  /** Upload progress by picture id. */
  progress: Readonly<Record<string, number>>;
};

/** The differences between the form of a project and that of a service. */
export type ItemKind<Row extends Item, Values extends FieldValues> = {
  name: 'project' | 'service';
  form: {
    names: readonly FieldPath<Values>[];
    labels: Readonly<Record<keyof Values, string>>;
    sections: Readonly<Record<string, readonly string[]>>;
    empty: Values;
  };
  resolver: Resolver<Values, unknown, Values>;
  initiallyOpen: readonly string[];
  Fields: ComponentType<ItemFieldsProps>;
  toValues: (row: Row) => Values;
  /** The values for a new item. */
  copyValues: (values: Values) => Values;
  /** Stores the pictures, then the row. */
  write: (client: DataClient, userId: string, save: ItemSave<Row, Values>) => Promise<void>;
  /** Refetches the lists and details of the kind. */
  refetch: (queryClient: QueryClient) => Promise<void>;
  /** Fetches the current row; null if it no longer exists. */
  read: (client: DataClient, save: ItemSave<Row, Values>) => Promise<Row | null>;
};

const NOUNS = { project: 'Project', service: 'Service' } as const;

export function getNoun({ name }: { name: keyof typeof NOUNS }) {
  return NOUNS[name];
}
