export type EducationEntry = {
  school: string;
  degree: string;
  field: string;
  from: string;
  to: string;
};

export type ExperienceEntry = {
  company: string;
  position: string;
  description: string;
  from: string;
  to: string;
  current: boolean;
};

export const BLANK_EDUCATION: EducationEntry = {
  school: '',
  degree: '',
  field: '',
  from: '',
  to: '',
};
export const BLANK_EXPERIENCE: ExperienceEntry = {
  company: '',
  position: '',
  description: '',
  from: '',
  to: '',
  current: false,
};

/** What keeps an entry out of the list, in the specification's words; null for a good one. */
export function educationFault({ school, degree, from }: EducationEntry) {
  const isComplete = [school, degree, from].every(isGiven);
  return isComplete ? null : 'School, degree, and from date are required';
}

export function experienceFault({ company, position, from }: ExperienceEntry) {
  const isComplete = [company, position, from].every(isGiven);
  return isComplete ? null : 'Company, position, and from date are required';
}

function isGiven(value: string) {
  return value.trim() !== '';
}
