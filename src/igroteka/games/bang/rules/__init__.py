"""The rules of BANG!. They import `igroteka.core` and nothing else."""
