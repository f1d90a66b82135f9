import type { Invoice } from '@showcase/data/invoices';

type Document = Pick<Invoice, 'kind' | 'number'>;

/** 'Invoice 2026-0001', or 'Credit note 2026-0002'. */
export const getTitle = ({ kind, number }: Document) =>
  `${kind === 'credit' ? 'Credit note' : 'Invoice'} ${number}`;

export const getFileName = ({ kind, number }: Document, ending: string) =>
  `${kind === 'credit' ? 'credit-note' : 'invoice'}-${number}${ending}`;
