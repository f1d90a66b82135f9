const shortCut =
  'Saves reading texts where nothing is searched for; every text would match the pattern.';

/** Controls whose loss no test can see, each with the reason. */
export const accepted: Record<string, string> = {
  "admin_list_audit(text,text,date,date,text,integer): pattern = '%'": shortCut,
  "admin_list_audit(text,text,date,date,text,integer): pattern = '%' (2)": shortCut,
  "admin_list_reports(text,text,text,integer): pattern = '%'": shortCut,
  "admin_list_reports(text,text,text,integer): pattern = '%' (2)": shortCut,
};
