/** The start of a criterion's id on a listing's page. */
export const CRITERION_ID = 'criterion-';
