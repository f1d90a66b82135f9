import type { ProfileValues } from '@showcase/data/schemas';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileField } from './profile-values.ts';
import { sectionOf, type ProfileSection } from './profile-sections.ts';

type ShowFieldOptions = {
  form: UseFormReturn<ProfileValues>;
  section: ProfileSection;
  onSectionChange: (section: ProfileSection) => void;
};

/** Opens the section of a field and focuses it, which takes until that section is on the screen. */
export function useShowField({ form, section, onSectionChange }: ShowFieldOptions) {
  const wanted = useRef<ProfileField>(null);

  useEffect(() => {
    if (wanted.current && sectionOf(wanted.current) === section) form.setFocus(wanted.current);
    wanted.current = null;
  }, [section, form]);

  return (field: ProfileField) => {
    if (sectionOf(field) === section) {
      form.setFocus(field);
      return;
    }
    wanted.current = field;
    onSectionChange(sectionOf(field));
  };
}
