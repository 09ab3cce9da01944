/** Media type of a .docx file. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
