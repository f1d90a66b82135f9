import type { AttachmentToSend } from '@showcase/data/attachments';
import type { HireRequestInput } from '@showcase/data/hire-requests';
import type { HireValues } from '@showcase/data/schemas';
import { hireTotal, type HireOption } from './hire-option.ts';

type RequestOptions = {
  creatorId: string;
  option: HireOption;
  values: HireValues;
  attachments?: AttachmentToSend[];
  /** The project that the client came from. */
  fromProjectId?: string;
};

/** The request to send: the fields that apply to this option, and the total that the client saw. */
export function toHireRequestInput({
  creatorId,
  option,
  values,
  attachments = [],
  fromProjectId,
}: RequestOptions): HireRequestInput {
  const base = {
    creatorId,
    message: values.message,
    budget: hireTotal(option, values) ?? 0,
    ...(attachments.length > 0 && { attachments }),
    ...(fromProjectId !== undefined && { fromProjectId }),
  };
  switch (option.kind) {
    case 'other':
      return { ...base, title: values.title, ...(values.isPriceOnRequest && { budget: null }) };
    case 'hourly':
      return { ...base, serviceId: option.service.id, hours: Number(values.hours) };
    case 'packages':
      return { ...base, serviceId: option.service.id, packageName: values.packageName };
    case 'fixed':
      return { ...base, serviceId: option.service.id };
  }
}
