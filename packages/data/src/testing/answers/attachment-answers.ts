import type { Attachment } from '../../attachments/attachment.ts';
import { testId } from '../rows.ts';

export function anAttachment(fields: Partial<Attachment> = {}): Attachment {
  return {
    id: testId(701),
    owner_id: testId(1),
    name: 'brief.pdf',
    size: 48_200,
    type: 'application/pdf',
    width: null,
    height: null,
    alt: null,
    preview_widths: [],
    ...fields,
  };
}
