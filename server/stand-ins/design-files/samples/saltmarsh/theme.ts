/** The colours of the app by what they are for. */
export interface Theme {
  isDark: boolean;
  paper: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  marsh: string;
  onMarsh: string;
  crust: string;
  wash: string;
  alarm: string;
  alarmWash: string;
}

export const day: Theme = {
  isDark: false,
  paper: '#fbf6ec',
  card: '#ffffff',
  ink: '#22302b',
  soft: '#64706a',
  line: '#e6dcc9',
  marsh: '#2f5d50',
  onMarsh: '#fdf9f0',
  crust: '#b4622a',
  wash: '#e7efe6',
  alarm: '#a33a2a',
  alarmWash: '#f8e4de',
};

export const night: Theme = {
  isDark: true,
  paper: '#14201d',
  card: '#1e2d29',
  ink: '#f5eedf',
  soft: '#a3b1a9',
  line: '#31443e',
  marsh: '#9fcbb4',
  onMarsh: '#12201b',
  crust: '#e8a468',
  wash: '#263a34',
  alarm: '#f0a08e',
  alarmWash: '#3d2823',
};
