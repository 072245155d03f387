export const noTexts: [string, ...{ selector: string; message: string }[]];
