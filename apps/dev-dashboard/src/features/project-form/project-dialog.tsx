import { zodResolver } from '@hookform/resolvers/zod';
import {
  getOwnProject,
  getOwnProjectByKey,
  refetchProjects,
  type OwnProject,
} from '@showcase/data/projects';
import { projectForm, projectSchema, type ProjectValues } from '@showcase/data/schemas';
import { ItemDialog, type ItemDialogProps } from '../../shared/item-form/item-dialog.tsx';
import type { ItemKind } from '../../shared/item-form/item-kind.ts';
import { INITIALLY_OPEN, ProjectFields } from './project-fields.tsx';
import { copyProjectValues, toProjectValues } from './project-values.ts';
import { writeProject } from './write-project.ts';

const kind: ItemKind<OwnProject, ProjectValues> = {
  name: 'project',
  form: projectForm,
  resolver: zodResolver(projectSchema),
  initiallyOpen: INITIALLY_OPEN,
  Fields: ProjectFields,
  toValues: toProjectValues,
  copyValues: copyProjectValues,
  write: writeProject,
  refetch: refetchProjects,
  read: (client, { base, id }) =>
    base
      ? getOwnProject(client, base.id, projectForm.columns)
      : getOwnProjectByKey(client, id, projectForm.columns),
};

export function ProjectDialog(props: ItemDialogProps<OwnProject>) {
  return <ItemDialog kind={kind} {...props} />;
}
